import "react";

// Custom properties are the only way a component hands numbers to its style sheet.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
