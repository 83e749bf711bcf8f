import type { Transformation } from "~/tf-generator/api.server";

export const arcticFox: Transformation = {
  success: true,
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};
