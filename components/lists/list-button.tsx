"use client";

import type { ListName } from "@/store/lists/toggle";
import { Button, type ButtonLook } from "../ui/button";
import styles from "./list-button.module.css";
import glyphs from "./list-glyph.module.css";
import { type ListItem, useListToggle } from "./use-list-toggle";

type Props = {
  item: ListItem;
  list: ListName;
  look?: ButtonLook["look"];
  /** In place of `primary` once it is on, when there is nothing more to do. */
  besideLook?: ButtonLook["look"];
  size?: ButtonLook["size"];
  /** With its name; the room of both names is reserved. In a narrow list row it is an icon too. */
  labelled?: boolean;
};

export function ListButton({ item, list, look, besideLook, size, labelled }: Props) {
  const { isOn, press, add, remove } = useListToggle(item, list);
  return (
    <Button
      look={look === "primary" && isOn ? besideLook : look}
      size={size}
      round={!labelled}
      aria-label={isOn ? remove : add}
      data-on={isOn || undefined}
      onClick={press}
    >
      {labelled ? (
        <span className={styles.names}>
          <Name list={list}>{add}</Name>
          <Name list={list} isOn>
            {remove}
          </Name>
        </span>
      ) : (
        <Glyph list={list} />
      )}
    </Button>
  );
}

type NameProps = { list: ListName; isOn?: boolean; children: string };

function Name({ list, isOn, children }: NameProps) {
  return (
    <span className={styles.name}>
      <Glyph list={list} isOn={isOn} />
      <span>{children}</span>
    </span>
  );
}

// Without a name beside it, it is as its button is.
function Glyph({ list, isOn }: Pick<NameProps, "list" | "isOn">) {
  return <span className={glyphs.glyph} data-list={list} data-on={isOn || undefined} />;
}
