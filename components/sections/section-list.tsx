"use client";

import { useRef, useState } from "react";
import { useAppSelector, useAppStore } from "@/store/hooks";
import { selectPage } from "@/store/sections/sections-slice";
import { classNames } from "../ui/class-names";
import { artStyle } from "../ui/picture";
import { fillPage } from "./fill-page";
import type { HeroVariant } from "@/lib/channel/theme-css";
import { isHero } from "./hero/hero";
import { MoreSections } from "./more-sections";
import { Row } from "./row";
import styles from "./section-list.module.css";

export type SectionListProps = {
  pageKey: string;
  pageId: string;
  context?: string;
  data: string;
  nextPage?: number;
  variant: HeroVariant;
  heading?: string;
  headingHidden?: boolean;
};

const none: string[] = [];

export function SectionList(props: SectionListProps) {
  const { pageKey, variant, heading, headingHidden } = props;
  const store = useAppStore();
  const [first] = useState(() => fillPage(store, props));
  const list = useRef<HTMLDivElement>(null);
  const tokens = useAppSelector((state) => selectPage(state, pageKey)?.tokens ?? none);
  const led = first !== undefined && isHero(first);
  const rows = tokens.map((token, index) => (
    <Row
      key={token}
      pageKey={pageKey}
      token={token}
      index={index}
      variant={variant}
      titled={led && index === 0 && heading !== undefined}
    />
  ));
  return (
    <div
      className={styles.room}
      data-room={led ? variant : "plain"}
      data-art
      style={led ? artStyle(first.items[0]?.art) : undefined}
    >
      {led ? rows[0] : heading && <PageHeading hidden={headingHidden}>{heading}</PageHeading>}
      <div ref={list} className={styles.rows}>
        {led ? rows.slice(1) : rows}
      </div>
      <MoreSections pageKey={pageKey} list={list} />
    </div>
  );
}

function PageHeading({ hidden, children }: { hidden?: boolean; children: string }) {
  if (hidden) return <h1 className="sr">{children}</h1>;
  return (
    <div className="wrap">
      <h1 className={classNames("display", styles.heading)}>{children}</h1>
    </div>
  );
}
