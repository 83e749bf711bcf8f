import { env } from "~/env.server";

/** The absolute base of the picture host, for feeds and other files that are read elsewhere. */
export const absolutePictureHost = env.CDN_URL ?? `${env.SITE_URL}/cdn`;
