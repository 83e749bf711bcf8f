/** Lets browsers prefetch the pages behind links, but no files, on pages that never hydrate. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/cdn/*", "/v1/*", "/downloads/*", "/*\\?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
