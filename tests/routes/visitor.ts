import { within, type BoundFunctions, type queries } from "@testing-library/dom";
import { CookieJar, JSDOM } from "jsdom";
import * as entry from "~/entry.server";
import { origin } from "./route-response";
import { siteWith } from "./site-pages";

/** The page that a visitor sees after redirects; queries search its body. */
export interface Page extends BoundFunctions<typeof queries> {
  status: number;
  /** Path and search; the full address on another site, which is not requested. */
  address: string;
  headers: Headers;
  document: Document;
  /** The first element for a selector; throws if there is none. */
  find: (selector: string) => Element;
}

/** What to enter into a form, by name: one or several values, or whether it is checked. */
type Entered = Readonly<Record<string, string | boolean | readonly string[]>>;

/** An in-process visitor whose browser runs no scripts, renders nothing and keeps no history. */
interface Visitor {
  open(path: string): Promise<Page>;
  follow(link: Element): Promise<Page>;
  /** Enters values as a browser allows, and submits the button's form. */
  submit(button: Element, entered?: Entered): Promise<Page>;
  /** The visitor's cookies of the site, by name. */
  cookies(): Record<string, string>;
  clearCookies(): void;
}

const site = siteWith(entry);

/** A visitor who has never visited the site. */
export function visitor(): Visitor {
  const jar = new CookieJar();

  async function go(url: URL, { referrer = "", ...init }: RequestInit = {}): Promise<Page> {
    if (url.origin !== origin) return pageOf(new Response(), url);
    const headers = new Headers(init.headers);
    headers.set("Cookie", jar.getCookieStringSync(url.href));
    if (referrer) headers.set("Referer", referrer);
    const response = await site(new Request(url, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) jar.setCookieSync(cookie, url.href);
    const location = response.headers.get("Location");
    if (location === null) return pageOf(response, url);
    const next = new URL(location, url);
    // A redirect keeps the fragment, as in browsers.
    next.hash ||= url.hash;
    return go(next, { referrer });
  }

  return {
    open: (path) => go(new URL(path, origin)),

    follow(link) {
      const { href, baseURI } = link as HTMLAnchorElement;
      if (!href) throw new Error(`this leads nowhere: ${link.outerHTML}`);
      return go(new URL(href), { referrer: baseURI });
    },

    submit(element, entered = {}) {
      const button = element as HTMLButtonElement;
      const { form } = button;
      if (!form || button.disabled || button.type !== "submit") {
        throw new Error(`this sends nothing: ${button.outerHTML}`);
      }
      for (const [name, value] of Object.entries(entered)) enter(form, name, value);
      if (!form.noValidate && !button.formNoValidate && !form.checkValidity()) {
        throw new Error(`a browser does not send this: ${form.outerHTML}`);
      }
      const fields = fieldsOf(form, button);
      const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
      const url = new URL(action, form.baseURI);
      const referrer = form.baseURI;
      if (form.method === "get") {
        url.search = fields.toString();
        return go(url, { referrer });
      }
      const headers = { Host: url.host, Origin: origin, "Sec-Fetch-Site": "same-origin" };
      return go(url, { method: "POST", body: fields, headers, referrer });
    },

    cookies: () =>
      Object.fromEntries(jar.getCookiesSync(origin).map(({ key, value }) => [key, value])),
    clearCookies: () => jar.removeAllCookiesSync(),
  };
}

async function pageOf(response: Response, url: URL): Promise<Page> {
  const { document } = new JSDOM(await response.text(), { url: url.href }).window;
  return {
    ...within(document.body),
    status: response.status,
    address: url.origin === origin ? url.pathname + url.search : url.href,
    headers: response.headers,
    document,
    find(selector) {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`there is no ${selector}`);
      return found;
    },
  };
}

/** Enters a value into the form controls with a name, as far as they accept it. */
function enter(form: HTMLFormElement, name: string, value: Entered[string]): void {
  const values = [value].flat();
  for (const control of [...form.elements] as HTMLInputElement[]) {
    if (control.name !== name || control.type === "hidden") continue;
    const isCheckable = ["radio", "checkbox"].includes(control.type);
    if (isCheckable) control.checked = value === true || values.includes(control.value);
    else control.value = String(value);
  }
  const sent = fieldsOf(form).getAll(name);
  const isTaken =
    typeof value === "boolean"
      ? sent.length > 0 === value
      : values.every((each) => sent.includes(String(each)));
  if (!isTaken) throw new Error(`no control of the form takes ${name}=${String(value)}`);
}

/** The form data set, as the HTML standard defines it. */
function fieldsOf(form: HTMLFormElement, button?: HTMLButtonElement): URLSearchParams {
  const { FormData } = form.ownerDocument.defaultView as unknown as typeof globalThis;
  const fields = [...new FormData(form, button)];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}
