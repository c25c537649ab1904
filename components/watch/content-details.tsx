import type { FilmDetail } from "@/lib/pages/film-details";
import styles from "./content-details.module.css";

export function ContentDetails({ details }: { details: FilmDetail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {details.map(({ label, pieces }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {pieces.map(({ text, href }, place) =>
              href ? (
                <a key={place} className="link" href={href}>
                  {text}
                </a>
              ) : (
                <span key={place}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
