/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the place in a text: `38.7075, -9.1364`, or the URL of a map of OpenStreetMap or Google. Undefined for other texts, and near
 * the poles, which these maps do not show.
 */
export function coordinatesOf(text: string): Coordinates | undefined {
  for (const pattern of PATTERNS) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return Math.abs(place.latitude) <= MAX_LATITUDE && Math.abs(place.longitude) <= 180 ? place : undefined;
  }
  return undefined;
}

const MAX_LATITUDE = 85;

/** The marker of a URL is more exact than the center of its map. */
const PATTERNS = [
  /^\s*(-?\d{1,3}(?:\.\d{1,15})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,15})?)\s*$/,
  /[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&(?:amp;)?mlon=(-?\d{1,3}(?:\.\d{1,15})?)/,
  /!3d(-?\d{1,3}(?:\.\d{1,15})?)!4d(-?\d{1,3}(?:\.\d{1,15})?)/,
  /#map=\d{1,2}\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/,
  /\/@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
  /[?&](?:q|ll|query)=(-?\d{1,3}(?:\.\d{1,15})?)(?:,|%2C)(-?\d{1,3}(?:\.\d{1,15})?)/,
];
