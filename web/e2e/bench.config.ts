// The measurements in Chromium: one at a time, and nothing is said to be right or wrong by a clock.
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

export default defineConfig({
  ...journeys,
  testDir: './bench',
  reporter: [['line']],
  workers: 1,
  timeout: 1_800_000,
});
