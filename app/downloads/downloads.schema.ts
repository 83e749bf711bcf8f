import * as to from "./addresses";
import { z } from "zod";
import { definesName, sizedPicture, slug } from "../content-names";

const download = z.strictObject({
  /** The identifier of the file in the upstream, and in the address of its download page. */
  id: definesName("page", slug, to.download),
  name: z.string(),
  /** The file type. */
  kind: z.string(),
  description: z.string(),
  /** The terms of use. */
  terms: z.string(),
  picture: sizedPicture,
});

/** content/downloads.yaml: the files of the downloads page, in display order. */
export const downloadsSchema = z.array(download);
