import { useText } from "../text-provider";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import type { SearchSuggestionOption, QueryOption, TitleOption } from "./group-search-suggestions";
import { arrowUpLeftIconPath, historyIconPath, trendingUpIconPath } from "./search-icons";
import styles from "./search-box.module.css";
import { findTypedTextRange } from "./find-typed-text-range";

export type SuggestionOptionProps<Of = SearchSuggestionOption> = {
  option: Of;
  id: string;
  typed: string;
  isActive: boolean;
  onQuery: (query: string) => void;
  onTitle: () => void;
};

export function SuggestionOption({ option, ...rest }: SuggestionOptionProps) {
  if (option.kind === "title") return <TitleRow {...rest} option={option} />;
  return <QueryRow {...rest} option={option} />;
}

function QueryRow({ option, id, typed, isActive, onQuery }: SuggestionOptionProps<QueryOption>) {
  const { kind, query } = option;
  const isTrend = kind === "trend";
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      data-kind={kind}
      onClick={() => onQuery(query)}
    >
      <Icon path={isTrend ? trendingUpIconPath : historyIconPath} />
      <span className={styles.words}>
        <Marked text={query} typed={typed} />
      </span>
      {kind !== "recent" && <Icon path={arrowUpLeftIconPath} arrow />}
    </div>
  );
}

// A link, which can be opened in a tab of its own.
function TitleRow({ option, id, typed, isActive, onTitle }: SuggestionOptionProps<TitleOption>) {
  const { t } = useText();
  const { href, title, picture, art, state, topic } = option.item;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={href}
      onClick={onTitle}
    >
      <Picture
        className={styles.picture}
        title={title}
        sizes="64px"
        maxWidth={320}
        {...(picture && { src: picture })}
        {...(art && { art })}
      />
      <span className={styles.words}>
        <Marked text={title} typed={typed} /> {topic && <small dir="auto">{topic}</small>}
      </span>
      {state === "live" && <Badge tone="live">{t("live")}</Badge>}
    </a>
  );
}

// Each in the direction of its own letters. A new element for another match: docs/behaviour.md BE-441.
function Marked({ text, typed }: { text: string; typed: string }) {
  const [start, end] = findTypedTextRange(text, typed) ?? [0, 0];
  return (
    <bdi key={`${start} ${end} ${text}`}>
      {text.slice(0, start)}
      {end > start && <b>{text.slice(start, end)}</b>}
      {text.slice(end)}
    </bdi>
  );
}
