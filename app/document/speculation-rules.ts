/**
 * What a browser may prefetch when a visitor is about to follow a link, on pages without the application: pages,
 * and no files.
 */
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
