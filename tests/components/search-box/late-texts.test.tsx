import { render } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { SearchForm } from "@/components/header/search-form";
import { TextProvider } from "@/components/text-provider";
import { StoreProvider } from "@/store/store-provider";
import { eventually } from "../../support/eventually";
import { useServer } from "../../support/use-server";
import { texts } from "../support/render-site";
import { field, list, noList, optionNames, titles, trends } from "../support/search-box";
import { user } from "../support/user";

const server = useServer(trends("lake"), titles());
const ofPage = Object.fromEntries(
  Object.entries(texts).filter(([key]) => !key.startsWith("later")),
);

beforeEach(() => localStorage.clear());

async function openPlain() {
  render(
    <TextProvider locale="en" texts={{ ...ofPage }}>
      <StoreProvider>
        <SearchForm />
      </StoreProvider>
    </TextProvider>,
  );
  await user.click(field());
}

test("the list opens when its texts arrive last", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRequested = false;
  server.use(
    http.get("*/lng/lang-en.json", async () => {
      isRequested = true;
      await promise;
      return HttpResponse.json(texts);
    }),
  );
  await openPlain();
  await eventually(() => expect(isRequested).toBe(true));
  expect(noList()).toBeNull();
  resolve();
  await list();
  await eventually(() => expect(optionNames()).toEqual(["lake"]));
});

test("without its texts there is no list, and the next focus requests them again", async () => {
  let tries = 0;
  server.use(
    http.get("*/lng/lang-en.json", () => {
      tries += 1;
      return tries === 1 ? HttpResponse.error() : HttpResponse.json(texts);
    }),
  );
  await openPlain();
  await eventually(() => expect(tries).toBe(1));
  expect(noList()).toBeNull();
  await user.tab();
  await user.click(field());
  await list();
});
