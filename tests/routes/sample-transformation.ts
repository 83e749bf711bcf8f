import type { Transformation } from "~/tf-generator/api.server";

/** A successful transformation. */
export const arcticFox: Transformation = {
  success: true,
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};
