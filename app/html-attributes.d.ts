import "react";

// Type parameters must have the same names as in React's types. Adds attributes that browsers
// support and React 18's types lack.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "show" | "hide" | "toggle" | undefined;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }
}
