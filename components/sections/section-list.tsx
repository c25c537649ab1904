"use client";

import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { useAppSelector, useAppStore } from "@/store/hooks";
import { CardPreviewListener } from "../cards/card-preview-listener";
import { isHeroRow } from "@/lib/contract/row-layout";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { type PageRowsState, selectPage } from "@/store/sections/sections-slice";
import { placeholderColorStyle } from "../ui/picture";
import { putPageIntoStore } from "./put-page-into-store";
import type { HeroVariant } from "@/lib/channel/theme-css";
import { isRowRenderedInitially, type RowsResponseRange } from "./is-long-page";
import { MoreSections } from "./more-sections";
import { SectionRow } from "./section-row";
import styles from "./section-list.module.css";
import { useSavedPageState } from "./use-saved-page-state";

export type SectionListProps = {
  pageKey: string;
  pageId: string;
  context?: string;
  /** Of a page of search results. */
  search?: SearchUrlParams;
  data: string;
  nextPage?: number;
  variant: HeroVariant;
  /** The page's h1, which it has from its first row where that is a hero. */
  heading?: ReactNode;
  filled?: boolean;
};

const none: string[] = [];

export function SectionList({ heading, ...props }: SectionListProps) {
  const { pageKey, variant } = props;
  const store = useAppStore();
  const [first] = useState(() => putPageIntoStore(store, props));
  useSavedPageState(pageKey);
  const list = useRef<HTMLDivElement>(null);
  // Rows that come later are drawn between two frames.
  const tokens = useDeferredValue(
    useAppSelector((state) => selectPage(state, pageKey)?.tokens ?? none),
  );
  const responses = useRowsResponses(tokens.length, props.nextPage);
  const isPersonal = useAppSelector((state) => isPersonalPage(selectPage(state, pageKey)));
  const led = first !== undefined && isHeroRow(first);
  const rows = tokens.map((token, index) => (
    <SectionRow
      key={token}
      isRendered={isRowRenderedInitially(index, responses)}
      pageKey={pageKey}
      token={token}
      index={index}
      variant={variant}
      isInFirstScreen={!led && index < 2}
      titled={led && index === 0 && heading !== undefined}
    />
  ));
  return (
    <div
      className={styles.room}
      data-room={led ? variant : "plain"}
      data-art
      data-page-id={props.pageId}
      data-personal-page={isPersonal || undefined}
      style={led ? placeholderColorStyle(first.items[0]?.art) : undefined}
    >
      {led ? rows[0] : heading}
      <div ref={list} className={styles.rows}>
        {led ? rows.slice(1) : rows}
      </div>
      <CardPreviewListener />
      <MoreSections pageKey={pageKey} list={list} />
    </div>
  );
}

// The rows by the responses that they came with.
function useRowsResponses(length: number, nextPage: number | undefined): RowsResponseRange[] {
  const [responses, setResponses] = useState([{ from: 0, to: length, nextPage }]);
  const known = responses.at(-1)?.to ?? 0;
  if (known === length) return responses;
  const isReplaced = length < known;
  const response = { from: isReplaced ? 0 : known, to: length, nextPage };
  const next = isReplaced ? [response] : [...responses, response];
  setResponses(next);
  return next;
}

// Its lists are there when they are empty too.
function isPersonalPage(page: PageRowsState | undefined): boolean {
  const rows = Object.values(page?.rows ?? {}).filter(({ html }) => html === undefined);
  return rows.length > 0 && rows.every(({ personal }) => personal);
}
