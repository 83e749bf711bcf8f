/**
 * A scan of one answer's headers by the public scoring of MDN's HTTP Observatory: penalties come off 100,
 * and bonuses count for those who keep 90. What it asks of a whole site, the redirect from http, is the
 * edge's; subresource integrity scores nothing where every script is the site's own.
 */
export interface Scan {
  score: number;
  grade: string;
  /** What was penalised, in the Observatory's words. */
  penalties: string[];
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** The directives of a policy, each with its sources. */
export function directivesOf(policy: string): Directives {
  return new Map(
    policy.split(";").flatMap((text): [string, string[]][] => {
      const [name, ...sources] = text.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );
}

const halfYear = 15_768_000;
const privateReferrers =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** Scans the headers of an answer that came over https. */
export function scan(headers: Headers): Scan {
  const penalties: string[] = [];
  let score = 100;
  let bonus = 0;
  const judge = (name: string, modifier: number) => {
    if (modifier < 0) penalties.push(name);
    if (modifier < 0) score += modifier;
    else bonus += modifier;
  };

  const policy = headers.get("Content-Security-Policy");
  judge(...judgePolicy(policy === null ? undefined : directivesOf(policy)));
  for (const cookie of headers.getSetCookie()) judge(...judgeCookie(cookie));
  judge(...judgeTransport(headers.get("Strict-Transport-Security") ?? ""));
  judge("nosniff", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5);
  judge("referrer policy", privateReferrers.test(headers.get("Referrer-Policy") ?? "") ? 5 : -5);
  const framing = directivesOf(policy ?? "").get("frame-ancestors");
  judge("framing", framing?.join() === "'none'" ? 5 : -20);
  judge("resource policy", headers.get("Cross-Origin-Resource-Policy") === "same-origin" ? 10 : 0);
  judge("open to other origins", headers.has("Access-Control-Allow-Origin") ? -50 : 0);

  if (score >= 90) score += bonus;
  return { score, grade: gradeOf(score), penalties };
}

function judgePolicy(directives: Directives | undefined): [name: string, modifier: number] {
  if (!directives) return ["no policy", -25];
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const [scripts, styles, objects] = ["script-src", "style-src", "object-src"].map(sources);
  const isOpen = (list: readonly string[] = []) =>
    list.some((source) => /^(?:\*|https?:|data:|blob:)$/i.test(source));
  if (isOpen(scripts) || isOpen(objects)) return ["scripts of anybody", -20];
  if (scripts?.includes("'unsafe-inline'")) return ["unsafe inline scripts", -20];
  if (scripts?.includes("'unsafe-eval'")) return ["unsafe eval", -10];
  if ([...directives.values()].flat().some((source) => /^http:/i.test(source))) {
    return ["an insecure scheme", -20];
  }
  if (styles?.includes("'unsafe-inline'") || isOpen(styles)) return ["inline styles", 0];
  return ["policy", directives.get("default-src")?.join() === "'none'" ? 10 : 5];
}

function judgeCookie(cookie: string): [name: string, modifier: number] {
  if (!/;\s*Secure(?:;|$)/i.test(cookie)) return ["a cookie without Secure", -20];
  if (!/;\s*HttpOnly(?:;|$)/i.test(cookie)) return ["a cookie without HttpOnly", -30];
  return /;\s*SameSite=(?:Lax|Strict)(?:;|$)/i.test(cookie)
    ? ["cookie", 5]
    : ["a cookie without SameSite", -20];
}

function judgeTransport(value: string): [name: string, modifier: number] {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (age === undefined) return ["no transport security", -20];
  return Number(age) < halfYear ? ["transport security for too short", -10] : ["transport", 0];
}

function gradeOf(score: number): string {
  if (score >= 100) return "A+";
  return score >= 90 ? "A" : "below A";
}
