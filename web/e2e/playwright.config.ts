// The journeys: real Chromium against the real binary, which every worker starts for itself.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  reporter: [['list'], ['html', { outputFolder: './report', open: 'never' }]],
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // On a busy machine a press can come while the one before it is on its way; such a journey is told as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
