/**
 * Robots that collect what models are trained on, by the names their makers give, or that are known of them
 * (github.com/ai-robots-txt). Those that search or fetch for somebody who asked are not among them.
 */
export const trainingCrawlers: readonly string[] = [
  ...["AI2Bot", "Ai2Bot-Dolma", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider"],
  ...["CCBot", "ChatGLM-Spider", "ClaudeBot", "cohere-training-data-crawler", "Cotoyogi"],
  ...["DeepSeekBot", "Diffbot", "FacebookBot", "FriendlyCrawler", "Google-Extended", "GPTBot"],
  ...["ICC-Crawler", "ImagesiftBot", "img2dataset", "laion-huggingface-processor"],
  ...["LAIONDownloader", "Meta-ExternalAgent", "omgili", "PanguBot", "SBIntuitionsBot", "Timpibot"],
  ...["VelenPublicWebCrawler", "Webzio-Extended"],
];
