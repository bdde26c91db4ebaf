/** Matches as the page keeps them in its storage. */
import { type MatchRecord, readRecord } from '@paddock/kernel'
import type { Page } from '@playwright/test'

const prefix = 'paddock.match.'

export function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The record of the match that the page shows, as it is kept now. */
export async function recordOf(page: Page): Promise<MatchRecord> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `${prefix}${idOf(page)}`)
  return readRecord(JSON.parse(text ?? '{}').record)
}

export async function entriesOf(page: Page): Promise<number> {
  return (await recordOf(page)).entries.length
}

/** Returns when the match has gone beyond an entry. */
export async function beyond(page: Page, entry: number): Promise<void> {
  const kept = { key: `${prefix}${idOf(page)}`, entry }
  await page.waitForFunction(
    ({ key, entry: last }) => JSON.parse(localStorage.getItem(key) ?? '').record.entries.length > last,
    kept,
  )
}
