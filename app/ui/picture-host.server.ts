import { env } from "~/env.server";

/** The absolute base URL of the picture host for files that are read outside of the site. */
export const absolutePictureHost = env.CDN_URL ?? `${env.SITE_URL}/cdn`;
