// Written by web/wire_types.py from the Python types; do not edit.

export interface Accepted {
  seq: number;
  step: number;
  moment: number;
  repeated: boolean;
  state: State;
}

/** A move, the share of the win it promises (0 to 1) and the margin over the best other seat, in points, where known. */
export interface Advice {
  move: MoveCard;
  share: number | null;
  margin: number | null;
}

/** What the others agree a seat should become. */
export interface Agree {
  kind?: "bot" | "open" | "person";
}

export interface AnalysisCard {
  game: string;
  options: Record<string, any>;
  rules_version: number;
  simulations: number;
  seed: number;
  moments: number;
  doubtful: number;
  bad: number;
  scores: number[];
  winners: number[];
  chances: Chance[];
  verdicts: VerdictCard[];
  turning_points: TurningPointCard[];
  players: PlayerCard[];
}

/** The progress of an analysis; ask again until it is done. */
export interface AnalysisState {
  id: string;
  state: "done" | "none" | "running" | "waiting";
  ahead: number;
  done: number;
  total: number;
  analysis: AnalysisCard | null;
}

/** Whether another seat may take back its move; from that seat itself, no withdraws what it asked. */
export interface Answer {
  type: "answer";
  seat?: number | null;
  key?: string | null;
  asked: number;
  agree: boolean;
}

export interface AskHint {
  type: "hint";
  seat?: number | null;
  key?: string | null;
  bot?: string | null;
}

export interface AskPreview {
  type: "preview";
  seat?: number | null;
  key?: string | null;
  move: number | string | Record<string, string>;
}

export interface AskWhy {
  type: "why";
  seat?: number | null;
  key?: string | null;
  move: number | string | Record<string, string>;
}

export interface Begin {
  key?: string | null;
  brought?: string | null;
}

/** A move that promised more than the one played. */
export interface BetterMove {
  move: MoveCard;
  share: number;
  said: string;
  brings: string[];
  leads_to: string[];
}

export interface BotCard {
  name: string;
  help: string;
  level: boolean;
  ratings: Record<string, number>;
}

/** Play on from a moment of a match that is over, at one of its seats, against bots. */
export interface Branch {
  moment: number;
  seat?: number;
  bot?: string | null;
  name?: string | null;
  start?: "asked" | "full" | "now";
}

/** The name a member chooses. */
export interface Called {
  name: string;
}

/** Everybody's expected share of the win after a number of moments. */
export interface Chance {
  moment: number;
  seen: number[];
  truth: number[];
}

/** A circle of friends, as seen by a member or by anyone with its link. */
export interface CircleCard {
  circle: string;
  name: string;
  created: number;
  you: number | null;
  members: MemberCard[];
  tables: CircleTable[];
  matches: number;
  history: CircleMatch[];
  stats: GameStats[];
}

/** Everything a circle has, as a file. */
export interface CircleFile {
  regalia: "circle";
  format: number;
  name: string;
  created: number;
  members: MemberCard[];
  tables: CircleTable[];
  matches: CircleMatch[];
  stats: GameStats[];
}

export interface CircleHistory {
  matches: CircleMatch[];
}

/** A member's own secret, sent once; `link` is that of a new circle. */
export interface CircleJoined {
  token: string;
  card: CircleCard;
  link: CircleLink | null;
}

/** The secret of a circle's link, sent once. */
export interface CircleLink {
  circle: string;
  token: string;
  link: string;
}

export interface CircleMatch {
  table: string | null;
  game: string;
  options: Record<string, any>;
  seats: CircleSeat[];
  ended: string;
  scores: number[];
  winners: number[];
  at: number;
  order: number;
}

/** Who sits at a table of the circle: names are in the list of members, and nowhere else. */
export interface CircleSeat {
  who: "bot" | "guest" | "left" | "member" | "open";
  member: number | null;
  bot: string | null;
}

/** A table where a match is being played, or is about to be, as a spectator may know it. */
export interface CircleTable {
  table: string | null;
  game: string;
  options: Record<string, any>;
  seats: CircleSeat[];
  waiting: boolean;
  turn: number | null;
  moment: number;
  changed: number;
}

/** The token of a seat at a table of the circle, which shows that the member sits there. */
export interface Claim {
  table: string;
  seat_token: string;
}

/** The clock of a table: what is left to each seat at a moment of the server's own time, all in milliseconds. */
export interface ClockCard {
  agreed: SoftClock | LiveClock;
  seat: number | null;
  left: number[];
  delay: number;
  at: number;
  paused: boolean;
  wishes: number[];
  lapsed: boolean;
}

export interface Collect {
  transfer: string;
}

/** A seat may be left out where the token, or the only token of a live connection, names it. */
export interface Command {
  seat?: number | null;
  key?: string | null;
}

export interface Created {
  table: string;
  host: string;
  seats: SeatLink[];
  state: State;
}

/** How often a member finished ahead of another, level with them and behind them. */
export interface Duel {
  member: number;
  other: number;
  ahead: number;
  level: number;
  behind: number;
}

/** All moves of one verb. */
export interface FamilyCard {
  name: string;
  axes: Record<string, string[]>;
  secret: boolean;
  reveals: boolean;
}

export interface GameCard {
  name: string;
  title: string;
  designer: string;
  tagline: string;
  minutes: number;
  rules_version: number;
  players: number[];
  options: Record<string, any>;
  lesson: number | null;
  puzzles: number;
}

/** Matches counted, duels and ratings of a game, or of all games together. */
export interface GameStats {
  game: string | null;
  matches: number;
  duels: Duel[];
  ratings: RatingCard[];
}

/** How far a game has been compiled; bots that search only rate moves until the part `search` is done. */
export interface GameWarmUp {
  game: string;
  ready: number;
  total: number;
  part: string | null;
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  preparing: string[];
  warm_up: GameWarmUp[];
}

export interface Hello {
  type: "hello";
  tokens?: string[];
  since?: number;
  seq?: number;
  lang?: "en" | "hu" | "it" | "ru" | null;
}

/** Which seats' holders are connected now, and how many spectators. */
export interface Here {
  type: "here";
  seats: number[];
  watching: number;
}

export interface Hint {
  type: "hint";
  seat: number;
  seq: number;
  bot: string | null;
  move: MoveCard;
  moves: Advice[];
  reason: string | null;
  key: string | null;
}

/** A circle of friends, and the secret of the member who sets up a table for it. */
export interface InCircle {
  circle: string;
  token: string;
}

/** One mail that invites somebody to a table with a free seat. */
export interface Invite {
  mail: string;
  lang?: "en" | "hu" | "it" | "ru" | null;
}

/** The mail is sent, unless its reader wants none from here or has already had one. */
export interface Invited {
  invited: boolean;
}

export interface Join {
  name?: string | null;
  seat?: number | null;
  brought?: string | null;
  own?: boolean;
}

export interface Joined {
  seat: number;
  token: string | null;
  state: State;
}

/** Done; `closed` if nobody was left. */
export interface Left {
  closed: boolean;
}

/** How far the learner's match has followed the script of its lesson. */
export interface LessonMark {
  plies: number;
  over: boolean;
}

/** A step of a lesson: its text, and the plies of the script that it asks of the learner and the others. */
export interface LessonStep {
  words: string;
  lit: string[];
  rules: string[];
  first: number;
  own: number;
  last: number;
}

/** A game's lesson in the player's language. */
export interface LessonText {
  game: string;
  minutes: number;
  seat: number;
  steps: LessonStep[];
}

/** One line of the log as one seat may know it: for a moment of the game what happened, as data and in words.

    The first line since the match began tells the deal, too. */
export interface Line {
  seq: number;
  moment: number;
  kind: "agree" | "allow" | "ask" | "flag" | "pause" | "play" | "propose" | "refuse" | "rematch" | "rename" | "resign" | "resume" | "sit" | "start" | "takeback" | "word";
  seat: number | null;
  events: any[];
  sentences: string[];
  sheets: SheetCard[];
  table: string | null;
  who: SeatCard | null;
  back: number | null;
  chain: string | null;
  at: number;
  word: WordCard | null;
  before: string | null;
  what: "ask" | "bot" | "pause" | "resume" | "withdraw" | null;
}

export interface Lines {
  type: "log";
  seat: number | null;
  lines: Line[];
}

export interface LiveAccepted {
  type: "accepted";
  seat: number;
  seq: number;
  step: number;
  moment: number;
  repeated: boolean;
  key: string | null;
}

/** A time for all moves of a player; each turn adds some (increment), or begins with some that does not count (delay). In seconds. */
export interface LiveClock {
  kind: "live";
  base: number;
  increment?: number;
  delay?: number;
}

/** Whether the page is visible; whoever does not look gets notices. */
export interface Looking {
  type: "looking";
  visible: boolean;
}

/** A move at a decision that was not good, for players who try again. */
export interface MarkedMove {
  move: MoveCard;
  share: number | null;
  mark: "bad" | "doubtful" | "good";
}

/** The JSON form of a match. */
export interface MatchFile {
  regalia: number;
  game: string;
  rules_version: number;
  options: Record<string, any>;
  commitment: string;
  moves: string[];
  secret?: string | null;
  position?: Record<string, any> | null;
  result?: Result | null;
  table?: string;
  brought?: (string | null)[];
  lesson?: boolean;
  origin?: Part[];
  words?: Said[];
  resigned?: number[];
}

/** A member, with their results here against people. */
export interface MemberCard {
  member: number;
  name: string;
  keeper: boolean;
  joined: number;
  played: number;
  won: number;
  streak: number;
  longest: number;
  favourite: string | null;
}

export interface Mine {
  tokens: string[];
}

export interface MoveCard {
  id: number;
  notation: string;
  json: Record<string, string>;
}

export interface NewCircle {
  name: string;
  member: string;
}

/** How a seat wants to be notified: by its browser (with its keys), by mail, or by a webhook in one of three formats. */
export interface NewNotices {
  way: "discord" | "json" | "mail" | "push" | "slack";
  target: string;
  p256dh?: string | null;
  auth?: string | null;
  whole?: boolean;
  lang?: "en" | "hu" | "it" | "ru" | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, any>;
  seats?: SeatWish[] | null;
  start?: "asked" | "full" | "now";
  takebacks?: boolean;
  lesson?: boolean;
  clock?: SoftClock | LiveClock | null;
  words?: "everybody" | "nobody" | "players";
  keep_words?: boolean;
  circle?: InCircle | null;
}

export interface NoticeCard {
  id: string;
  way: "discord" | "json" | "mail" | "push" | "slack";
  target: string;
  whole: boolean;
  confirmed: boolean;
}

/** What a browser needs to ask for notices. */
export interface NoticeWays {
  push_key: string;
  mail: boolean;
}

export interface NoticesEnded {
  ended: boolean;
}

/** A match file opened: its moments, the deal first, and a seat's view after each of them. */
export interface Opened {
  game: string;
  options: Record<string, any>;
  seats: string[];
  plies: number;
  over: boolean;
  problems: string[];
  points: PointCard[];
  lines: OpenedMoment[];
  views: any[];
}

/** A moment of an opened match, and the messages after it. */
export interface OpenedMoment {
  seat: number | null;
  events: any[];
  sentences: string[];
  sheets: SheetCard[];
  words: OpenedWord[];
}

/** A message at the table, from a match file. */
export interface OpenedWord {
  seat: number | null;
  word: WordCard;
}

/** The moment of another, finished match from which a match continues. */
export interface OriginCard {
  table: string | null;
  moment: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

/** A match up to the public moment from which another continues it; every part but the first continues the one before it. */
export interface Part {
  regalia: number;
  commitment: string;
  moment: number;
  moves?: string[];
  secret?: string | null;
  table?: string;
  brought?: (string | null)[];
  position?: Record<string, any> | null;
}

/** Whether the clock should stand still; it does, or runs again, when all people at the table want it. */
export interface Pause {
  type: "pause";
  seat?: number | null;
  key?: string | null;
  pause: boolean;
}

export interface Ping {
  type: "ping";
  key?: string | null;
}

export interface Play {
  type: "play";
  seat?: number | null;
  key?: string | null;
  move: number | string | Record<string, string>;
  seq: number;
  step?: number | null;
}

export interface PlayerCard {
  seat: number;
  decisions: number;
  good: number;
  doubtful: number;
  bad: number;
  accuracy: number;
  lost: number;
  expected: number;
  result: number;
  seen: Sum;
  public: Sum;
  truth: Sum;
  name: string;
  colour: string;
  worst: number[];
}

/** One point of a check: it holds, it does not, or (null) nobody can know. */
export interface PointCard {
  name: "chain" | "commitment" | "moves" | "people" | "randomness" | "result" | "start" | "words";
  holds: boolean | null;
  sentence: string;
}

export interface Pong {
  type: "pong";
  key: string | null;
  at: number;
}

/** What a move would bring, as far as its seat can know. */
export interface Preview {
  type: "preview";
  move: MoveCard;
  sentences: string[];
  key: string | null;
}

/** Every error, over HTTP and live. */
export interface Problem {
  type: "error";
  code: string;
  sentence: string;
  rule: string | null;
  state: State | null;
  key: string | null;
}

/** The reply to a move: whether it is the solution, how often it wins, what it brings. */
export interface PuzzleAnswer {
  solved: boolean;
  move: MoveCard;
  sentences: string[];
  view: any;
}

/** A puzzle as its solver sees it. */
export interface PuzzleCard {
  game: string;
  title: string;
  number: number;
  count: number;
  today: number;
  day: string;
  options: Record<string, any>;
  seat: number;
  seats: SeatCard[];
  view: any;
  legal: MoveCard[];
  last: OpenedMoment;
  sentence: string;
}

/** A move tried on a puzzle. */
export interface PuzzleMove {
  move: number | string | Record<string, string>;
}

export interface RatingCard {
  member: number;
  rating: number;
  low: number;
  high: number;
  matches: number;
}

export interface Rematch {
  rotate?: boolean;
  start?: "asked" | "full" | "now";
}

/** What the person in a seat is called from now on. */
export interface Rename {
  type: "rename";
  seat?: number | null;
  key?: string | null;
  name: string;
}

/** Report a message to whoever runs the server. */
export interface Report {
  type: "report";
  seat?: number | null;
  key?: string | null;
  line: number;
}

export interface Resign {
  type: "resign";
  seat?: number | null;
  key?: string | null;
  seq?: number | null;
  step?: number | null;
}

export interface Result {
  scores: number[];
  winners: number[];
}

/** A row of a score sheet: a number for each seat, and where it comes from.

    A line that is counted by itself has its places on the board, a formula for each seat, and what each seat has after it. */
export interface RowCard {
  label: string;
  values: (number | null)[];
  parts: RowCard[];
  places: string[];
  formulas: (string | null)[];
  sums: number[];
}

export interface RuleText {
  rule: string;
  text: string;
}

export interface Rules {
  game: string;
  lang: string;
  markdown: string;
}

/** A text or a gesture, and after how many public moments it was said. */
export interface Said {
  moment: number;
  seat?: number | null;
  text?: string;
  gesture?: "hello" | "moment" | "nice" | "oops" | "thanks" | "well-played" | "your-turn" | null;
  name?: string;
}

/** A message to the table: a text or a gesture. A spectator, who has no seat, may give a name. */
export interface Say {
  type: "say";
  seat?: number | null;
  key?: string | null;
  text?: string | null;
  gesture?: "hello" | "moment" | "nice" | "oops" | "thanks" | "well-played" | "your-turn" | null;
  name?: string | null;
}

export interface Sealed {
  sealed: string;
}

export interface SeatCard {
  seat: number;
  colour: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  name: string;
  resigned: boolean;
}

export interface SeatLink {
  seat: number;
  kind: "bot" | "open" | "person";
  token: string | null;
  link: string | null;
}

export interface SeatWish {
  kind?: "bot" | "open" | "person";
  bot?: string | null;
  name?: string | null;
}

/** What this server offers. */
export interface ServerInfo {
  version: string;
  languages: Record<string, string>;
  bots: BotCard[];
  games: GameCard[];
  name_length: number;
  word_length: number;
  max_body: number;
  mail: boolean;
}

/** What a client can know of a game in advance: the JSON schemas of its views and events, and its moves. */
export interface Shape {
  game: string;
  view: Record<string, any>;
  events: Record<string, any>;
  moves: FamilyCard[];
}

/** A scoring, line by line. */
export interface SheetCard {
  title: string;
  rows: RowCard[];
  totals: number[];
  before: number[] | null;
}

/** A time for every move, with reminders. When it is up, a bot plays until the player returns, or anybody at the table may let one. */
export interface SoftClock {
  kind: "soft";
  seconds: number;
  then?: "ask" | "bot";
}

/** A table as one seat sees it; `seat` is None for spectators. */
export interface State {
  type: "state";
  table: string;
  game: string;
  options: Record<string, any>;
  rules_version: number;
  seq: number;
  step: number;
  moment: number;
  seat: number | null;
  seats: SeatCard[];
  host: number | null;
  waiting: boolean;
  turn: number | null;
  over: boolean;
  ended: "resignation" | "rules" | null;
  can_undo: boolean;
  takebacks: boolean;
  take_back: "ask" | "free" | null;
  takeback: TakebackCard | null;
  clock: ClockCard | null;
  words: "everybody" | "nobody" | "players";
  keep_words: boolean;
  legal: MoveCard[];
  view: any;
  result: Outcome | null;
  commitment: string;
  chain: string;
  secret: string | null;
  rematch: string | null;
  circle: string | null;
  lesson: LessonMark | null;
  origin: OriginCard | null;
  created: number;
  changed: number;
}

/** The way from what could be expected before the deal to the result; the parts add up to it. */
export interface Sum {
  deal: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
}

/** A table in a list, for one who holds a token of it. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, any>;
  seats: number[];
  host: boolean;
  waiting: boolean;
  turn: number | null;
  over: boolean;
  your_turn: boolean;
  seq: number;
  moment: number;
  created: number;
  changed: number;
}

/** Back to one's previous decision, at once or by asking the others; `seq` guards against going back twice. */
export interface TakeBack {
  type: "takeback";
  seat?: number | null;
  key?: string | null;
  seq?: number | null;
}

/** A takeback that waits for the others to agree; it lapses when somebody plays on. */
export interface TakebackCard {
  asked: number;
  seat: number;
  seen: boolean;
  missing: number[];
}

export interface Transfer {
  transfer: string;
  sealed: string;
}

export interface TransferCard {
  seconds: number;
}

export interface TurningPointCard {
  moment: number;
  seat: number;
  change: number;
  verdict: number | null;
  sentence: string;
}

export interface Undo {
  type: "undo";
  seat?: number | null;
  key?: string | null;
  seq?: number | null;
  step?: number | null;
}

/** A decision, judged by what its seat knew then. A decision that was not good has everything needed to try again. */
export interface VerdictCard {
  ply: number;
  moment: number;
  step: number;
  seat: number;
  played: MoveCard;
  said: string;
  told: string[];
  before: number;
  after: number;
  loss: number;
  mark: "bad" | "doubtful" | "good";
  better: BetterMove[];
  reasons: string[];
  moves: MarkedMove[];
  view: any;
}

/** What a check of the deal and the moves found, point by point; `problems` are those that do not hold.

    `moments` is what the chain is made of, for clients that compute it themselves: who wrote which lines of the file in each public moment. */
export interface Verified {
  plies: number;
  problems: string[];
  points: PointCard[];
  moments: [number, string][][];
}

/** What a seat saw after `since` moments, and after each of the next ones. */
export interface Views {
  since: number;
  views: any[];
}

export interface Welcome {
  type: "welcome";
  table: string;
  seats: number[];
  host: boolean;
}

export interface Why {
  type: "why";
  move: MoveCard;
  legal: boolean;
  final: boolean;
  rule: string | null;
  sentence: string | null;
  key: string | null;
}

/** What was said: a text or a gesture. */
export interface WordCard {
  text: string;
  gesture: "hello" | "moment" | "nice" | "oops" | "thanks" | "well-played" | "your-turn" | null;
  name: string;
}
