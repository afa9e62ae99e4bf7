import { geoContains } from 'd3-geo'
import type { Polygon } from 'geojson'

/**
 * The territory that India's official map shows and the atlas gives to its neighbours: the west and north of Jammu and Kashmir,
 * Gilgit-Baltistan, the Shaksgam valley and Aksai Chin. Maps that are shown in India must show it as India's. As fine as the dots need it;
 * where it borders on what the atlas gives to India anyway, it reaches into it. In longitude and latitude, clockwise.
 */
const CLAIMED: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      // Along the Jhelum from Mangla to Muzaffarabad, and the ridge between Neelum and Kaghan
      ...[
        [74.66, 32.7],
        [74.1, 32.85],
        [73.64, 33.1],
        [73.59, 33.6],
        [73.5, 34.1],
        [73.4, 34.4],
      ],
      ...[
        [73.5, 34.6],
        [73.88, 34.95],
        [74.05, 35.15],
      ],
      // Gilgit-Baltistan's west: the Indus at Shatial, Shandur, Darkot
      ...[
        [73.8, 35.3],
        [73.5, 35.5],
        [73.1, 35.75],
        [72.7, 35.87],
        [72.5, 36.07],
        [72.85, 36.42],
        [73.4, 36.75],
      ],
      // The north: Wakhan, Khunjerab, the Shaksgam valley, the Karakoram Pass
      ...[
        [73.45, 36.88],
        [74.04, 36.86],
        [74.54, 37.05],
        [75.1, 37.02],
        [75.42, 36.96],
        [75.9, 36.75],
      ],
      ...[
        [76.45, 36.35],
        [77.1, 35.98],
        [77.82, 35.52],
      ],
      // Aksai Chin: the Kunlun to 80°21' E, Lanak La, the Pangong lake
      ...[
        [78.35, 35.72],
        [79, 35.95],
        [79.5, 35.85],
        [80.35, 35.4],
        [80.05, 34.85],
        [79.55, 34.4],
        [79.35, 34],
      ],
      ...[
        [79.05, 33.72],
        [78.95, 33.35],
      ],
      // Back through what the atlas gives to India
      ...[
        [78, 33.5],
        [76, 33.8],
        [75, 33.2],
        [74.66, 32.7],
      ],
    ],
  ],
}

export const isClaimedByIndia = (place: [longitude: number, latitude: number]): boolean =>
  geoContains(CLAIMED, place)
