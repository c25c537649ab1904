import type { RowState } from "@/store/sections/sections-slice";
import styles from "./rich-text-row.module.css";
import { SectionFrame } from "./section-frame";

// `html` was sanitised on the server (lib/sections/rich-text).
export function RichTextRow({ row }: { row: RowState }) {
  const custom = row.role === "custom_html";
  return (
    <SectionFrame row={{}} label={row.name}>
      <div className={row.name && !custom ? styles.split : styles.plain}>
        {row.name && <h2 className="display">{row.name}</h2>}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: row.html ?? "" }} />
      </div>
    </SectionFrame>
  );
}
