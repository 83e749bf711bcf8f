/** The schemas of the files in content/; `nameSchema` says which belongs to which. */
export * from "../../app/characters/characters.schema";
export * from "../../app/charities/charities.schema";
export * from "../../app/comics/chapters.schema";
export * from "../../app/comics/panels.schema";
export * from "../../app/commissions/commissions.schema";
export * from "../../app/downloads/downloads.schema";
export * from "../../app/galleries/galleries.schema";
export * from "../../app/guild/guild.schema";
export * from "../../app/home/home.schema";
export * from "../../app/preview-images/theme-colors.schema";
export * from "../../app/shell/shell.schema";
export * from "../../app/site-info/site-info.schema";
export * from "../../app/stream/schedule.schema";
export * from "../../app/stream/stream.schema";
export * from "../../app/world/common-language/common.schema";
export * from "../../app/world/world.schema";
