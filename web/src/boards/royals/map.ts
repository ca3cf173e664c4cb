// Our own drawing of western Europe on a sheet of 1200 by 1060: coasts as a few points each, rounded when drawn, and the places
// where cities stand. Nothing here is measured from a map; the shapes are drawn so that sixteen cities have room.
import type { City } from "./types";

export const WIDTH = 1200;
export const HEIGHT = 1060;

/** The part of the sheet that is shown: as much sea as the cities leave, and no more. */
export const SHOWN = { x: 30, y: 44, width: 1130, height: 992 };

type Point = readonly [number, number];

export interface Spot {
  x: number;
  y: number;
}

const BRITAIN: Point[] = [
  [252, 42], [300, 26], [348, 36], [338, 68], [384, 78], [398, 112], [372, 142], [388, 172], [410, 196], [416, 226], [452, 240],
  [476, 272], [462, 300], [484, 322], [448, 344], [398, 346], [352, 350], [316, 364], [268, 374], [250, 360], [296, 334],
  [270, 322], [244, 324], [238, 302], [270, 284], [256, 262], [282, 248], [296, 226], [278, 204], [252, 200], [246, 180],
  [266, 160], [236, 150], [220, 128], [236, 104], [222, 84], [242, 62],
];

const IRELAND: Point[] = [
  [96, 168], [140, 152], [190, 160], [214, 184], [206, 214], [222, 246], [210, 284], [186, 312], [136, 322], [80, 330],
  [48, 308], [66, 276], [40, 248], [62, 222], [50, 192],
];

const CONTINENT: Point[] = [
  [108, 694], [172, 672], [240, 682], [310, 692], [366, 690], [380, 644], [372, 592], [358, 552], [330, 526], [284, 516],
  [242, 498], [238, 474], [290, 464], [334, 458], [346, 428], [372, 424], [382, 450], [420, 444], [446, 418], [488, 404],
  [524, 384], [562, 362], [592, 332], [614, 298], [652, 282], [694, 276], [714, 250], [738, 246], [744, 206], [736, 160],
  [748, 112], [776, 74], [806, 66], [798, 108], [816, 140], [798, 172], [812, 204], [846, 216], [886, 194], [940, 190],
  [990, 172], [1046, 164], [1094, 182], [1136, 158], [1260, 140], [1260, 800], [1204, 782], [1152, 724], [1092, 672],
  [1052, 644], [1010, 622], [984, 644], [956, 626], [946, 658], [974, 694], [1012, 728], [1064, 772], [1116, 806],
  [1158, 852], [1124, 860], [1090, 850], [1098, 896], [1072, 926], [1050, 892], [1028, 852], [978, 812], [928, 772],
  [888, 726], [858, 692], [812, 684], [772, 706], [738, 734], [692, 758], [648, 762], [600, 742], [560, 748], [548, 780],
  [556, 806], [524, 836], [484, 856], [452, 886], [444, 920], [466, 948], [434, 968], [404, 990], [372, 1016], [322, 1020],
  [262, 1024], [206, 1046], [166, 1018], [122, 1002], [72, 1008], [66, 962], [76, 908], [52, 884], [80, 826], [92, 764],
];

const ISLES: Point[][] = [
  [[860, 806], [880, 790], [892, 816], [886, 856], [866, 872], [852, 846]],
  [[868, 752], [880, 742], [888, 766], [880, 782], [868, 776]],
  [[590, 880], [622, 870], [640, 884], [612, 900]],
  [[852, 160], [884, 150], [892, 174], [868, 186]],
];

const TINTS: Record<string, Point[]> = {
  britain: [[0, 0], [500, 0], [500, 350], [440, 380], [200, 400], [0, 400]],
  france: [
    [200, 430], [380, 400], [530, 366], [580, 398], [640, 424], [722, 436], [756, 480], [742, 548], [730, 604], [758, 660],
    [752, 760], [600, 800], [548, 782], [462, 744], [368, 704], [330, 620], [200, 520],
  ],
  "german-states": [
    [596, 312], [640, 262], [730, 230], [806, 200], [1010, 150], [1086, 250], [1066, 326], [1156, 376], [1176, 470],
    [1128, 548], [964, 570], [806, 568], [744, 548], [756, 480], [722, 436], [640, 424], [610, 372],
  ],
  spain: [
    [128, 640], [366, 690], [462, 744], [548, 782], [620, 830], [420, 1100], [136, 1100], [126, 1000], [150, 900], [130, 800],
    [160, 700],
  ],
};

/** A closed curve through all points. */
export function outline(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const short = (n: number) => Math.round(n * 10) / 10;
  const parts = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${short(one[0]!)} ${short(one[1]!)} ${short(two[0]!)} ${short(two[1]!)} ${c[0]} ${c[1]}`;
  });
  return `M${at(0)[0]} ${at(0)[1]}${parts.join("")}Z`;
}

export const LAND = [BRITAIN, IRELAND, CONTINENT, ...ISLES].map(outline).join("");
export const COUNTRY_TINTS = Object.entries(TINTS).map(([country, points]) => ({ country, path: outline(points) }));

/** Where the name of each country is written across the land, and how much room it has there. */
export const NAMES: Record<string, Spot & { room: number }> = {
  france: { x: 546, y: 506, room: 120 },
  "german-states": { x: 880, y: 392, room: 230 },
  britain: { x: 330, y: 218, room: 150 },
  spain: { x: 270, y: 738, room: 230 },
};

export const PEAKS: Spot[] = [
  [404, 712], [436, 724], [468, 740], [500, 752], [760, 620], [784, 600], [806, 622], [836, 606], [866, 618], [896, 600],
  [928, 612], [958, 592], [776, 652], [252, 100], [230, 130], [1098, 590], [1060, 604], [1000, 754], [1032, 786],
].map(([x, y]) => ({ x: x!, y: y! }));

export const TREES: Spot[] = [
  [800, 440], [818, 430], [834, 444], [782, 452], [1120, 300], [1138, 312], [1110, 320], [560, 590], [544, 600],
  [1010, 240], [1030, 246], [330, 300], [312, 306],
].map(([x, y]) => ({ x: x!, y: y! }));

const KNOWN: Record<string, Point> = {
  edinburgh: [318, 118], dublin: [132, 244], london: [394, 288],
  paris: [430, 488], dijon: [676, 464], lyon: [672, 592], bordeaux: [446, 612], marseille: [604, 720],
  cologne: [694, 334], berlin: [926, 284], munich: [850, 498], vienna: [1066, 448],
  madrid: [270, 800], barcelona: [452, 800], seville: [178, 936], valencia: [380, 932],
};

/** Room for cities our map does not know, a few places for each country. */
const SPARE: Record<string, Point[]> = {
  france: [[430, 488], [676, 464], [446, 612], [672, 592], [604, 720]],
  "german-states": [[694, 334], [926, 284], [850, 498], [1066, 448]],
  britain: [[318, 118], [132, 244], [394, 288]],
  spain: [[270, 800], [452, 800], [178, 936], [380, 932]],
};

/** A place for every city: its own where the map knows it, else the next free one of its country, else a row below that. */
export function places(cities: readonly City[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const taken = new Set<Point>();
  const at = (point: Point) => ({ x: point[0], y: point[1] });
  const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  for (const city of cities) {
    const own = KNOWN[city.key];
    const spare = SPARE[city.country]?.find((each) => own && same(each, own));
    if (own && spare && !taken.has(spare)) {
      found.set(city.key, at(own));
      taken.add(spare);
    }
  }
  let outside = 0;
  for (const city of cities) {
    if (found.has(city.key)) continue;
    const free = SPARE[city.country]?.find((each) => !taken.has(each));
    if (free) taken.add(free);
    found.set(city.key, free ? at(free) : { x: 700 + 170 * (outside % 3), y: 850 + 90 * Math.floor(outside++ / 3) });
  }
  return found;
}
