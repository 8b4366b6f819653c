// Names of services. cspell:ignore fivehundredpix imdb vsco
import { ownValue } from '../../model/own-value.ts';

/** Returns the name of a social service for display: "YouTube" of `youtube`. */
export function serviceName(service: string): string {
  return ownValue(NAMES, service) ?? service.charAt(0).toUpperCase() + service.slice(1);
}

const NAMES: Readonly<Record<string, string>> = {
  fivehundredpix: '500px',
  github: 'GitHub',
  imdb: 'IMDb',
  itunes: 'iTunes',
  linkedin: 'LinkedIn',
  rss: 'RSS',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  tripadvisor: 'Tripadvisor',
  vsco: 'VSCO',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};
