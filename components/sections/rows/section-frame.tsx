import type { ReactNode } from "react";
import type { RowState } from "@/store/sections/sections-slice";
import { classNames } from "../../ui/class-names";
import styles from "./section-frame.module.css";

type Props = {
  row: Pick<RowState, "name" | "description" | "showDescription">;
  label?: string;
  bleeds?: boolean;
  tools?: ReactNode;
  children: ReactNode;
};

// A row with a name is a landmark of that name. `bleeds` lets its content reach the window's edge.
export function SectionFrame({ row, label, bleeds, tools, children }: Props) {
  const { name, description, showDescription } = row;
  const shownDescription = showDescription !== false && description;
  return (
    <section className={classNames(styles.section, !bleeds && "wrap")} aria-label={label ?? name}>
      {(name || shownDescription || tools) && (
        <div className={classNames(styles.head, bleeds && "wrap")}>
          <div className={styles.words}>
            {name && <h2 className="display">{name}</h2>}
            {shownDescription && <p>{shownDescription}</p>}
          </div>
          {tools}
        </div>
      )}
      {children}
    </section>
  );
}
