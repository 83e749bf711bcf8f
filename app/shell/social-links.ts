import { links, socialLinks as profiles } from "~content/links.yaml";

/** The social links of the footer, in order. */
export const socialLinks: readonly { name: string; icon: string; href: string }[] = profiles.map(
  ({ name, icon }) => ({ name, icon, href: links[icon] }),
);
