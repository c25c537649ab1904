import type { z } from "zod";
import { findPageDraft, type PageRevisionRow } from "../../../db/admin/page-drafts.ts";
import {
  findPageOfSameAddress,
  findPublishedPage,
  listExistingTokens,
} from "../../../db/admin/published-pages.ts";
import type { Db } from "../../../db/database.ts";
import { type AdminInputError, createAdminProblem } from "../../../domain/admin/problems.ts";
import type { MediaManifest } from "../../../domain/media/media-manifest.ts";
import type { CataloguePage } from "../../../seed/catalogue-schema.ts";
import { listUnknownPictures } from "../contents/unknown-media.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import type { adminPageSchema, pageRevisionSchema } from "./page-schemas.ts";

/** A page: its latest document, what viewers see, and the version of both. */
export type PageRecordWithDraft = {
  document: CataloguePage;
  published: CataloguePage | undefined;
  draft: CataloguePage | undefined;
  version: number;
};

/** The page of a token, published or a draft: 404 otherwise. */
export async function requirePageOfChannel(
  db: Db,
  channel: string,
  token: string,
): Promise<PageRecordWithDraft> {
  const found = await findPageWithDraft(db, channel, token);
  if (found) return found;
  throw createAdminProblem("not-found", `There is no page "${token}".`);
}

/** The page of a token, published or a draft. */
export async function findPageWithDraft(
  db: Db,
  channel: string,
  token: string,
): Promise<PageRecordWithDraft | undefined> {
  const draft = await findPageDraft(db, channel, token);
  const published = await findPublishedPage(db, channel, token);
  const latest = draft ?? published;
  return (
    latest && {
      document: latest.document,
      published: published?.document,
      draft: draft?.document,
      version: latest.version,
    }
  );
}

/** A page as the admin API shows it. */
export function toAdminPage(page: PageRecordWithDraft): z.input<typeof adminPageSchema> {
  return { ...toPageFields(page.document), state: stateOf(page) };
}

/** A document without the picture that a page may lack. */
export function toPageFields({ picture, ...document }: CataloguePage) {
  return picture === "" ? document : { ...document, picture };
}

/** A revision in a list. */
export function toPageRevision(row: PageRevisionRow): z.input<typeof pageRevisionSchema> {
  const { number, publishedAt, publishedBy, restoredFrom } = row;
  return { revision: number, publishedAt: publishedAt.toISOString(), publishedBy, restoredFrom };
}

/** 409 where another page has the address of a page, 422 for what it names and does not exist. */
export async function requirePublishable(
  tx: Db,
  channel: string,
  document: CataloguePage,
  manifest: MediaManifest,
): Promise<void> {
  const other = await findPageOfSameAddress(tx, channel, document);
  if (other !== undefined) {
    const errors = [{ pointer: "#/url", detail: `The page "${other}" has this address.` }];
    throw createAdminProblem("conflict", "Two pages have one address.", errors);
  }
  const { coverPicture, picture } = document;
  const errors = [
    ...listUnknownPictures({ picture, coverPicture }, manifest),
    ...(await listUnknownItems(tx, channel, document)),
  ];
  if (errors.length > 0) throw createInvalidInputProblem(errors);
}

function stateOf({ published, draft }: PageRecordWithDraft) {
  if (!published) return "draft";
  return draft ? "changed" : "published";
}

type NamedItem = { kind: "video" | "page" | "paywall"; token: string; pointer: string };

async function listUnknownItems(
  tx: Db,
  channel: string,
  document: CataloguePage,
): Promise<AdminInputError[]> {
  const named = listNamedItems(document);
  const errors: AdminInputError[] = [];
  for (const kind of ["video", "page", "paywall"] as const) {
    const ofKind = named.filter((each) => each.kind === kind);
    const tokens = [...new Set(ofKind.map(({ token }) => token))];
    const existing = await listExistingTokens(tx, channel, kind, tokens);
    if (kind === "page") existing.add(document.token);
    const missing = ofKind.filter(({ token }) => !existing.has(token));
    errors.push(...missing.map(({ token, pointer }) => createUnknownItem(kind, token, pointer)));
  }
  return errors;
}

function createUnknownItem(kind: NamedItem["kind"], token: string, pointer: string) {
  const noun = { video: "content", page: "published page", paywall: "paywall" }[kind];
  return { pointer, detail: `There is no ${noun} "${token}".` };
}

function listNamedItems({ cover, sections }: CataloguePage): NamedItem[] {
  const covers =
    cover === undefined ? [] : [{ kind: "video", token: cover, pointer: "#/cover" } as const];
  const items = sections.flatMap(({ type, items = [], tabs = [] }, index) => {
    if (type === "text") return [];
    const place = `#/sections/${index}`;
    const lists = [
      { at: `${place}/items`, list: items },
      ...tabs.map((tab, at) => ({ at: `${place}/tabs/${at}/items`, list: tab.items })),
    ];
    return lists.flatMap(({ at, list }) =>
      list.map((token, item) => ({ kind: type, token, pointer: `${at}/${item}` })),
    );
  });
  return [...covers, ...items];
}
