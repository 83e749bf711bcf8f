/** An element of the dock's document. @throws when the server has not drawn it */
export function need<Kind extends HTMLElement = HTMLElement>(
  root: ParentNode,
  selector: string,
): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`the dock has no ${selector}`);
  return found;
}

/** A place for a text. */
export function slot(root: ParentNode, name: string): HTMLElement {
  return need(root, `[data-slot=${name}]`);
}

/** Sets a text where it is another one: a live region would be read again. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** A copy of a template's only element. */
export function rowOf(root: ParentNode, template: string): HTMLElement {
  const { content } = need<HTMLTemplateElement>(root, `template[data-${template}]`);
  return content.firstElementChild!.cloneNode(true) as HTMLElement;
}
