import dynamic from "next/dynamic";

// Pages of the site have the same error file, and show none of it.
export const LazyErrorInApp = dynamic(() =>
  import("./error-in-app").then(({ ErrorInApp }) => ErrorInApp),
);
