import { isFullyWatched } from "@/lib/playback/watched-progress";
import { selectProgress } from "@/store/continue-watching/continue-watching-selectors";
import { useSelectorAfterHydration } from "@/store/hooks";
import type { RowState } from "@/store/sections/sections-slice";
import { CardPicture, type CardOptions } from "../../cards/card";
import { CardMeta } from "../../cards/card-meta";
import cardStyles from "../../cards/card.module.css";
import { titleWithoutSeriesName } from "../../cards/shared-card-facts";
import { classNames } from "../../ui/class-names";
import { PlayLink } from "../play-link";
import styles from "./course-next-lesson.module.css";

type Props = { lessons: RowState; cover: RowState["items"][number]; options: CardOptions };

// Where the cover's action leads (follow-course.tsx), and how much of the course lies behind the viewer.
export function CourseNextLesson({ lessons: { items, nextPage }, cover, options }: Props) {
  const { t, common } = options;
  const lessons = items.filter(({ kind }) => kind === "video");
  const next = lessons.find(({ href }) => href === cover.href);
  const watched = useWatched(lessons);
  const done = watched.filter(Boolean).length;
  return (
    <div className={styles.course}>
      {next && (
        <div className={classNames(cardStyles.card, styles.next)}>
          <CardPicture
            card={{ ...next, badge: undefined }}
            options={{ ...options, sizes: "auto,(min-width:1200px) 26rem,30vw" }}
          />
          <p className={cardStyles.title}>
            <a href={next.href}>{titleWithoutSeriesName(next.title, common?.group)}</a>
          </p>
          <CardMeta
            card={next}
            options={{ ...options, common: { ...common, episodes: false } }}
            className={cardStyles.meta}
          />
        </div>
      )}
      {/* What is not here yet is not counted. */}
      {nextPage === undefined && (
        <div>
          <div className={styles.parts} aria-hidden="true">
            {lessons.map(({ token }, index) => (
              <i key={token} data-done={watched[index] ? "" : undefined} />
            ))}
          </div>
          {done > 0 ? (
            <p className={cardStyles.meta}>{t("courseDone", { done, total: lessons.length })}</p>
          ) : (
            <CardMeta card={cover} options={options} className={cardStyles.meta} />
          )}
        </div>
      )}
      <div>
        <PlayLink card={cover} />
      </div>
    </div>
  );
}

// One string, so that equal results are identical.
function useWatched(lessons: RowState["items"]): boolean[] {
  const marks = useSelectorAfterHydration((state) =>
    lessons
      .map(({ token }) => {
        const progress = selectProgress(state, token);
        return progress && isFullyWatched(progress) ? "1" : "0";
      })
      .join(""),
  );
  return lessons.map((_, index) => marks?.[index] === "1");
}
