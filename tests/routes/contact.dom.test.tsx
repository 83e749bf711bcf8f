import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { Contact } from "~/site-info/contact";
import { email, links } from "~content/links.yaml";

const address = `${email.user}@${email.host}`;
const page = (
  <StaticRouter location="/contact">
    <Contact />
  </StaticRouter>
);
const html = renderToString(page);

/** Parses the HTML of the page. */
function read(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

describe("the e-mail address", () => {
  it("is a link in the parsed HTML", () => {
    const link = read().querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
    expect(link?.href).toBe(`mailto:${address}`);
    expect(link?.textContent).toBe(`E-mail${address}`);
  });

  it("is hydrated without a mismatch", async () => {
    const container = read();
    // A mismatch would be a console.error, which fails the test.
    const root = await act(() => hydrateRoot(container, page));
    expect(container.querySelectorAll(`a[href="mailto:${address}"]`)).toHaveLength(1);
    await act(() => root.unmount());
  });
});

it.each([
  ["Bluesky", links.bluesky],
  ["FurAffinity", links.furaffinity],
  ["DeviantArt", links.deviantart],
])("the page links to %s and says what it is best for", (name, href) => {
  const link = read().querySelector(`a[href="${href}"]`);
  expect(link?.textContent).toContain(name);
  expect(link?.closest("li")?.querySelector("p")?.textContent).toMatch(/^Best for/);
});
