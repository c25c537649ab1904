import { classNames } from "../ui/class-names";
import styles from "./page-heading.module.css";

type Props = { hidden?: boolean; children: string };

export function PageHeading({ hidden, children }: Props) {
  if (hidden) return <h1 className="sr">{children}</h1>;
  return (
    <div className="wrap">
      <h1 className={classNames("display", styles.heading)}>{children}</h1>
    </div>
  );
}
