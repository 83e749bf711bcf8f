import { env } from "~/env.server";

/** Base of the picture host for what is read elsewhere, absolute. */
export const pictureHost = env.CDN_URL ?? `${env.SITE_URL}/cdn`;
