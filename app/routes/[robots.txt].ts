import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy.server";
import { isTrainingDenied } from "~/http/security-headers.server";
import { fileResponse } from "~/http/file-response.server";

/** Crawlers that collect training data (github.com/ai-robots-txt) without searching for users. */
const trainingCrawlers = `AI2Bot Ai2Bot-Dolma Amazonbot anthropic-ai Applebot-Extended Bytespider CCBot
  ChatGLM-Spider ClaudeBot cohere-training-data-crawler Cotoyogi DeepSeekBot Diffbot FacebookBot FriendlyCrawler
  Google-Extended GPTBot ICC-Crawler ImagesiftBot img2dataset laion-huggingface-processor LAIONDownloader
  Meta-ExternalAgent omgili PanguBot SBIntuitionsBot Timpibot VelenPublicWebCrawler Webzio-Extended`;

export function loader({ request }: LoaderFunctionArgs) {
  const crawlers = trainingCrawlers.split(/\s+/).map((name) => `User-agent: ${name}`);
  const rules = [
    "User-agent: *",
    "Disallow: /error",
    "Disallow: /404",
    "Disallow: /preferences",
    "Disallow: /healthz",
    "Disallow: /share",
    ...(isTrainingDenied ? ["Content-Signal: search=yes, ai-train=no"] : []),
    "",
    ...(isTrainingDenied ? [...crawlers, "Disallow: /", ""] : []),
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
    "",
  ].join("\n");
  return fileResponse(request, rules, "text/plain; charset=utf-8", cacheControl.fixedFile);
}
