import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Html } from "~/ui/html";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { SafeHtml } from "~/upstream/safe-html";
import { renderOnSite } from "./rendering";

it("a speech bubble has its text and its speaker", () => {
  renderOnSite(
    <SpeechBubble speaker="Chase, the author">
      <p>I redrew this panel nine times.</p>
    </SpeechBubble>,
  );
  expect(screen.getByText("I redrew this panel nine times.")).toBeTruthy();
  expect(screen.getByText("Chase, the author")).toBeTruthy();
});

it("a speech bubble keeps links in HTML", () => {
  const html = '<p>Meet <a href="/characters/vixy">Vixy</a>.</p>' as SafeHtml;
  renderOnSite(
    <SpeechBubble>
      <Html html={html} />
    </SpeechBubble>,
  );
  expect(screen.getByRole("link", { name: "Vixy" }).getAttribute("href")).toBe("/characters/vixy");
});
