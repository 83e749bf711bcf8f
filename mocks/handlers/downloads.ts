import { http } from "msw";
import { removeSuffix, call } from "../address";
import { downloads } from "../data/downloads";
import { notFound, ok } from "../envelope";
import { siteAddress } from "../site-address";

/** The handlers of the list of downloads and of their addresses. */
export const downloadHandlers = [
  http.get(call("downloads/:id"), ({ params }) => {
    const id = removeSuffix(params["id"]);
    return Object.hasOwn(downloads, id)
      ? ok(new URL(downloads[id] ?? "", siteAddress()).href)
      : notFound("download");
  }),
];
