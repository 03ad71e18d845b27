/**
 * The guides by the last part of their address, in the order of the navigation; the files are below `docs/`.
 */
export const guideFiles = {
  quickstart: 'guides/quickstart.md',
  calls: 'guides/calls.md',
  authentication: 'guides/authentication.md',
  errors: 'guides/errors.md',
  'limits-and-retries': 'guides/limits-and-retries.md',
  'batch-and-csv': 'guides/batch-and-csv.md',
  files: 'files.md',
  'billions-of-rows': 'guides/billions-of-rows.md',
  'addresses-and-text': 'addresses-and-text.md',
  charts: 'guides/charts.md',
  embedding: 'guides/embedding.md',
  command: 'command.md',
  agents: 'agents.md',
  javascript: '../package/README.md',
  python: '../clients/python/README.md',
  rounding: 'guides/rounding.md',
  'dates-and-day-counts': 'guides/dates-and-day-counts.md',
  simulation: 'simulation.md',
  'dated-figures': 'guides/dated-figures.md',
  accuracy: 'accuracy.md',
  versioning: 'guides/versioning.md',
  privacy: 'guides/privacy.md',
  certificates: 'guides/certificates.md',
  'self-hosting': 'guides/self-hosting.md',
  operations: 'operations.md',
  settings: 'settings.md',
  'own-calculators': 'own-calculators.md',
  equations: 'equations.md',
  limits: 'limits.md',
  'security-review': 'security-review.md',
} as const;

export type GuideName = keyof typeof guideFiles;

export type GuideTexts = Readonly<Record<GuideName, string>>;

export function guidePath(name: string): string {
  return `/docs/guides/${name}`;
}
