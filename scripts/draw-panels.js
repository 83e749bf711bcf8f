// In the browser, this script draws a panel by a drag, removes a panel by a click, and shows all
// panels as YAML.

/** Shows a panel. @param {HTMLElement} box @param {string} panel JSON with fractions */
function showPanel(box, panel) {
  const { x, y, width, height } = JSON.parse(panel);
  box.dataset["panel"] = panel;
  box.style.inset = [y, 1 - x - width, 1 - y - height, x].map((edge) => `${edge * 100}%`).join(" ");
}

function showYaml() {
  const pages = Array.from(document.querySelectorAll("figure"), (page) => {
    const panels = Array.from(page.querySelectorAll("div"), ({ dataset }) => {
      const fields = Object.entries(JSON.parse(dataset["panel"] ?? "{}"));
      const texts = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      return `\n  - { ${texts.join(", ")} }`;
    });
    return `${page.dataset["page"]}:${panels.join("") || " none"}\n`;
  });
  document.querySelector("textarea")?.replaceChildren(pages.join(""));
}

/**
 * Returns the start and the size of a span as fractions. @param {number[]} ends @param {number}
 * from @param {number} length
 */
function toShares(ends, from, length) {
  const shares = ends.map((end) => Math.min(Math.max((end - from) / length, 0), 1));
  const [start, end] = [Math.min(...shares), Math.max(...shares)];
  return [start, end - start].map((share) => Number(share.toFixed(4)));
}

for (const page of document.querySelectorAll("figure")) {
  page.onpointerdown = (down) => {
    const sheet = page.getBoundingClientRect();
    const box = page.appendChild(document.createElement("div"));
    page.setPointerCapture(down.pointerId);
    page.onpointermove = (move) => {
      const [x, width] = toShares([down.clientX, move.clientX], sheet.left, sheet.width);
      const [y, height] = toShares([down.clientY, move.clientY], sheet.top, sheet.height);
      showPanel(box, JSON.stringify({ x, y, width, height }));
    };
    page.onlostpointercapture = () => {
      page.onpointermove = null;
      const isClick = box.offsetWidth < 10 || box.offsetHeight < 10;
      if (isClick) box.remove();
      if (isClick && down.target instanceof HTMLDivElement) down.target.remove();
      showYaml();
    };
  };
}

for (const box of document.querySelectorAll("div")) showPanel(box, box.dataset["panel"] ?? "");
showYaml();
