/* oxlint-disable typescript/consistent-type-imports -- an import would make this file a module. */

declare module "~content/characters/appearances.yaml" {
  const content: import("../scripts/content-schemas").Content<"characters/appearances.yaml">;
  export = content;
}
declare module "~content/characters/drawing-terms.yaml" {
  const content: import("../scripts/content-schemas").Content<"characters/drawing-terms.yaml">;
  export = content;
}
declare module "~content/characters/palettes.yaml" {
  const content: import("../scripts/content-schemas").Content<"characters/palettes.yaml">;
  export = content;
}
declare module "~content/characters/portraits.yaml" {
  const content: import("../scripts/content-schemas").Content<"characters/portraits.yaml">;
  export = content;
}
declare module "~content/characters/ties.yaml" {
  const content: import("../scripts/content-schemas").Content<"characters/ties.yaml">;
  export = content;
}
declare module "~content/charities.yaml" {
  const content: import("../scripts/content-schemas").Content<"charities.yaml">;
  export = content;
}
declare module "~content/comics.yaml" {
  const content: import("../scripts/content-schemas").Content<"comics.yaml">;
  export = content;
}
declare module "~content/downloads.yaml" {
  const content: import("../scripts/content-schemas").Content<"downloads.yaml">;
  export = content;
}
declare module "~content/guild.yaml" {
  const content: import("../scripts/content-schemas").Content<"guild.yaml">;
  export = content;
}
declare module "~content/gym-challenge.yaml" {
  const content: import("../scripts/content-schemas").Content<"gym-challenge.yaml">;
  export = content;
}
declare module "~content/home.yaml" {
  const content: import("../scripts/content-schemas").Content<"home.yaml">;
  export = content;
}
declare module "~content/links.yaml" {
  const content: import("../scripts/content-schemas").Content<"links.yaml">;
  export = content;
}
declare module "~content/menus.yaml" {
  const content: import("../scripts/content-schemas").Content<"menus.yaml">;
  export = content;
}
declare module "~content/patch-notes.yaml" {
  const content: import("../scripts/content-schemas").Content<"patch-notes.yaml">;
  export = content;
}
declare module "~content/schedule.yaml" {
  const content: import("../scripts/content-schemas").Content<"schedule.yaml"> & {
    editedAt: string;
  };
  export = content;
}
declare module "~content/stickers.yaml" {
  const content: import("../scripts/content-schemas").Content<"stickers.yaml">;
  export = content;
}
declare module "~content/stream.yaml" {
  const content: import("../scripts/content-schemas").Content<"stream.yaml">;
  export = content;
}
declare module "~content/videos.yaml" {
  const content: import("../scripts/content-schemas").Content<"videos.yaml">;
  export = content;
}
declare module "~content/world/aliases.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/aliases.yaml">;
  export = content;
}
declare module "~content/world/bestiary.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/bestiary.yaml">;
  export = content;
}
declare module "~content/world/common-script.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/common-script.yaml">;
  export = content;
}
declare module "~content/world/deities.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/deities.yaml">;
  export = content;
}
declare module "~content/world/elements.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/elements.yaml">;
  export = content;
}
declare module "~content/world/glossary.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/glossary.yaml">;
  export = content;
}
declare module "~content/world/history.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/history.yaml">;
  export = content;
}
declare module "~content/world/landmarks.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/landmarks.yaml">;
  export = content;
}
declare module "~content/world/magic-classes.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/magic-classes.yaml">;
  export = content;
}
declare module "~content/world/plates.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/plates.yaml">;
  export = content;
}
declare module "~content/world/schools.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/schools.yaml">;
  export = content;
}
declare module "~content/world/sections.yaml" {
  const content: import("../scripts/content-schemas").Content<"world/sections.yaml">;
  export = content;
}
