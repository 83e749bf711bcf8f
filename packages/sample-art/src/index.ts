import { comics } from "./comics";
import { drawCharity } from "./charities";
import { drawPage } from "./comic-page";
import { drawCommissionPiece } from "./gallery/commissions";
import { drawFanArt } from "./gallery/fan-art";
import { drawMerchandise } from "./merchandise";
import type { Draw } from "./picture";
import { drawPortrait } from "./portraits";
import { drawStarter } from "./starters";
import { drawSticker } from "./stickers";
import { drawStream } from "./stream";
import { drawWorld } from "./world";

/** Pages of the comics: `comics/{comic}/{chapter}/{imageId}.png`. */
const drawComicPage: Draw = (path) => {
  const [, comic = "", chapterNumber = "", imageId = ""] =
    /^comics\/([^/]+)\/(\d+)\/([^/]+)\.png$/.exec(path) ?? [];
  const chapter = Object.hasOwn(comics, comic)
    ? comics[comic]?.chapters[Number(chapterNumber)]
    : undefined;
  const page = chapter?.pages.find((candidate) => candidate.imageId === imageId);
  return chapter && page
    ? drawPage(page.script, { title: chapter.title, page: page.page, seed: imageId })
    : undefined;
};

const draughtsmen: readonly Draw[] = [
  drawComicPage,
  drawPortrait,
  drawWorld,
  drawFanArt,
  drawCommissionPiece,
  drawMerchandise,
  drawSticker,
  drawStarter,
  drawCharity,
  drawStream,
];

/** Draws any picture of the picture host, or nothing when nobody knows the path. */
export const drawPicture: Draw = (path) => {
  for (const draw of draughtsmen) {
    const picture = draw(path);
    if (picture) return picture;
  }
  return undefined;
};
