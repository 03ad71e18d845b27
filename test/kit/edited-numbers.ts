/** Locales with each of the marks that people write between thousands. */
export const editedLocales = [
  'en-US',
  'en-IN',
  'de-DE',
  'de-CH',
  'fr-FR',
  'fr-CH',
  'es-ES',
  'pt-BR',
  'it-IT',
  'nl-NL',
  'id-ID',
  'tr-TR',
  'ja-JP',
] as const;
