-- The counts of words change with each import: with room on its page a row changes without its indexes.
ALTER TABLE "search_words" SET (fillfactor = 50);
