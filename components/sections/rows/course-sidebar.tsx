import { isCourseRow } from "@/lib/contract/row-layout";
import { useAppSelector } from "@/store/hooks";
import { type RowState, type PageRowsState, selectPage } from "@/store/sections/sections-slice";
import type { CardOptions } from "../../cards/card";
import { Picture } from "../../ui/picture";
import { CourseNextLesson } from "./course-next-lesson";
import styles from "./course-sidebar.module.css";

type Course = {
  /** The row that it stands beside. */
  lessons: RowState;
  cover: RowState["items"][number] | undefined;
  teachers: RowState | undefined;
};

/** What stands beside the lessons of a page; nothing on one that has neither a cover nor a row of who teaches them. */
export function useCourseSidebar(pageKey: string): Course | undefined {
  const page = useAppSelector((state) => selectPage(state, pageKey));
  const courses = Object.values(page?.rows ?? {}).filter(isCourseRow);
  const teachers = courses.find((row) => hasOnlyPageItems(row));
  const lessons = courses.find((row) => row !== teachers && row.items.length > 0);
  const cover = coverOf(page);
  return lessons && (cover || teachers) ? { lessons, cover, teachers } : undefined;
}

export function hasOnlyPageItems({ items }: Pick<RowState, "items">): boolean {
  return items.length > 0 && items.every(({ kind }) => kind === "page");
}

function coverOf(page: PageRowsState | undefined) {
  const [first] = page?.rows[page.tokens[0] ?? ""]?.items ?? [];
  return first?.plays ? first : undefined;
}

// From 940 px on; the row of who teaches is out of sight there.
type Props = Course & { options: CardOptions };

export function CourseSidebar({ lessons, cover, teachers, options }: Props) {
  return (
    <div className={styles.beside}>
      {cover && <CourseNextLesson lessons={lessons} cover={cover} options={options} />}
      {teachers && (
        <section aria-label={teachers.name} className={styles.teachers}>
          {teachers.items.map(({ token, href, title, description, picture, art, aspect }) => (
            <div key={token} className={styles.teacher}>
              <Picture src={picture} sizes="auto,4.5rem" ratio={1} {...{ art, aspect, title }} />
              <div>
                <a href={href}>{title}</a>
                {description && <p>{description}</p>}
              </div>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
