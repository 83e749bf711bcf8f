/** Removes inlined style sheets from the manifest, because Remix would fetch them again. */
export function dropInlinedStylesheets(): void {
  const template = document.querySelector<HTMLElement>("template[data-inlined]");
  const inlined = new Set(template?.dataset["inlined"]!.split(" "));
  for (const route of Object.values(window.__remixManifest.routes)) {
    if (route.css) route.css = route.css.filter((href) => !inlined.has(href));
  }
}
