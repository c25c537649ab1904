"use client";

import type { ListName } from "@/store/lists/list-toggle";
import { Button, type ButtonAppearance } from "../ui/button";
import { classNames } from "../ui/class-names";
import styles from "./list-toggle-button.module.css";
import glyphs from "./list-glyph.module.css";
import { type ListToggleItem, useListToggle } from "./use-list-toggle";

type Props = {
  item: ListToggleItem;
  list: ListName;
  variant?: ButtonAppearance["variant"];
  /** In place of `primary` once it is on, when there is nothing more to do. */
  secondaryVariant?: ButtonAppearance["variant"];
  size?: ButtonAppearance["size"];
  /**
   * With its name; the room of both names is reserved. In a narrow list row it is an icon too. `wide`: with its name
   * where the window is, and nothing stands beside it.
   */
  labelled?: boolean | "wide";
};

export function ListToggleButton({ item, list, variant, secondaryVariant, size, labelled }: Props) {
  const { isOn, press, add, remove } = useListToggle(item, list);
  return (
    <Button
      variant={variant === "primary" && isOn ? secondaryVariant : variant}
      size={size}
      round={!labelled}
      aria-label={isOn ? remove : add}
      data-on={isOn || undefined}
      onClick={press}
    >
      {labelled === "wide" && (
        <Name list={list} isOn={isOn} isWide>
          {isOn ? remove : add}
        </Name>
      )}
      {labelled === true && (
        <span className={styles.names}>
          <Name list={list}>{add}</Name>
          <Name list={list} isOn>
            {remove}
          </Name>
        </span>
      )}
      {!labelled && <Glyph list={list} />}
    </Button>
  );
}

type NameProps = { list: ListName; isOn?: boolean; isWide?: boolean; children: string };

function Name({ list, isOn, isWide, children }: NameProps) {
  return (
    <span className={classNames(styles.name, isWide && styles.wide)}>
      <Glyph list={list} isOn={isOn} />
      <span>{children}</span>
    </span>
  );
}

// Without a name beside it, it is as its button is.
function Glyph({ list, isOn }: Pick<NameProps, "list" | "isOn">) {
  return <span className={glyphs.glyph} data-list={list} data-on={isOn || undefined} />;
}
