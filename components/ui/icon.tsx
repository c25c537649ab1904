import { classNames } from "./class-names";

type Props = { path: string; solid?: boolean; arrow?: boolean };

export function Icon({ path, solid, arrow }: Props) {
  return (
    <svg
      className={classNames("icon", solid && "icon-solid", arrow && "is-arrow")}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
