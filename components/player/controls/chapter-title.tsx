import { useChapter } from "../media/use-chapter";
import styles from "./controls.module.css";

export function ChapterTitle() {
  const chapter = useChapter();
  if (!chapter?.title) return null;
  return (
    <span className={styles.chapter} dir="auto">
      {chapter.title}
    </span>
  );
}
