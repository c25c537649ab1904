import { type ComponentType, lazy } from "react";

// What `next/dynamic` is in the browser (next.config.js): its own brings what only the server needs of it to every
// page. Two children as there, for identifiers are counted by them.
export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function Dynamic(props: Props) {
    return (
      <>
        {null}
        <Part {...props} />
      </>
    );
  };
}
