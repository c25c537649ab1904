import type { RowState } from "@/store/sections/sections-slice";
import { classNames } from "../../ui/class-names";
import carousel from "./carousel-row.module.css";
import grid from "./grid-row.module.css";
import styles from "./offscreen-row.module.css";
import { SectionFrame } from "./section-frame";

// A row that is too far away to have its cards in the page: its heading, and about their room. Without scripts, and
// for crawlers, they are links.
export function OffscreenRow({ row }: { row: RowState }) {
  const bleeds = row.layout !== "grid" && row.layout !== "list";
  const list = bleeds ? carousel.rail : grid.grid;
  return (
    <SectionFrame row={row} bleeds={bleeds}>
      <div className={classNames(list, styles.far)} data-ratio={row.ratio} aria-hidden="true" />
      <noscript>
        <ul className="wrap">
          {row.items.map(({ token, href, title }) => (
            <li key={token}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </SectionFrame>
  );
}
