/**
 * Units of measure and money, with what is needed to see that two figures are
 * the same: a dimension and a factor. "900 ms" and "0.9 s" agree; "480 V" and
 * "480 kV" do not; money of two currencies never does.
 */
export interface Unit {
  /** Figures compare only within a dimension. Each currency is one of its own. */
  readonly dimension: string;
  /** How many of the dimension's base unit one of these is. */
  readonly factor: number;
}

/** `dimension: spelling factor` with `|` between units; spellings of one unit by commas. Symbols keep their case. */
const table = `
%: %,percent,pct,prozent,procent,proc,percento 1
points: pp,pps,pt,pts,ppt,percentage_points,percentage_point,points_de_pourcentage,prozentpunkte,prozentpunkten,prozentpunkt,puntos_porcentuales,punti_percentuali,pontos_percentuais,procentpunten,procentpunt,punktow_procentowych,points,point,puntos,punti,pontos 1|bp,bps,basis_points,basispunkte 0.01
time: ms,msec,millisecond,milliseconds,millisekunden,millisecondes,milisegundos,millisecondi,milisekund 0.001|s,sec,secs,second,seconds,sekunde,sekunden,seconde,secondes,segundo,segundos,secondo,secondi,seconden,sekund,sekundy 1|min,mins,minute,minutes,minuten,minuto,minutos,minuti,minuut,minut,minuty 60|h,hr,hrs,hour,hours,std,stunde,stunden,heure,heures,hora,horas,ora,ore,uur,uren,godzin,godziny,godzina 3600
days: day,days,tag,tage,tagen,jour,jours,dia,dias,giorno,giorni,dag,dagen,dni,dzien 1|week,weeks,wk,wks,woche,wochen,semaine,semaines,semana,semanas,settimana,settimane,weken,tydzien,tygodni,tygodnie 7
months: month,months,mo,mos,mth,mths,monat,monate,monaten,mois,mes,meses,mese,mesi,maand,maanden,miesiac,miesiecy,miesiace 1|year,years,yr,yrs,jahr,jahre,jahren,jahrige,an,ans,annee,annees,ano,anos,anno,anni,jaar,jaren,rok,lat,lata 12
length: mm 0.001|cm 0.01|m,metre,metres,meter,meters,metros,metri 1|km,kilometre,kilometres,kilometer,kilometers,kilometros,chilometri,kilometrow 1000|ft,foot,feet 0.3048|yd,yard,yards 0.9144|mi,mile,miles 1609.34|inch,inches 0.0254
area: sqft,sq_ft,square_feet,square_foot 0.0929|sqm,sq_m,m2,square_metres,square_meters,quadratmeter,qm,metres_carres,metros_cuadrados,metri_quadrati,vierkante_meter 1|ha,hectare,hectares,hektar,hectareas,ettari 10000|acre,acres 4046.86
mass: mg 0.000001|g,gram,grams,gramm,grammes 0.001|kg,kilo,kilos,kilogram,kilograms 1|t,tonne,tonnes,tonnen,toneladas,tonnellate,ton,tons 1000|lb,lbs,pound_weight 0.4536|oz 0.02835
volume: ml 0.001|l,L,litre,litres,liter,liters,litros,litri,litrow 1|gal,gallon,gallons 3.785
voltage: mV 0.001|V,volt,volts 1|kV 1000
current: mA 0.001|A,amp,amps,ampere,amperes 1|kA 1000
power: mW 0.001|W,watt,watts 1|kW 1000|MW 1000000|GW 1000000000
energy: Wh 1|kWh 1000|MWh 1000000|GWh 1000000000
frequency: Hz 1|kHz 1000|MHz 1000000|GHz 1000000000
data: kB,KB 1000|MB 1000000|GB 1000000000|TB 1000000000000|PB 1000000000000000
rate: Mbps,Mbit 1|Gbps,Gbit 1000
pressure: bar 1|psi 0.0689|kPa 0.01|MPa 10
temperature: °C,celsius 1
fahrenheit: °F,fahrenheit 1
times: x,×,fold,times,occasions,ocasiones,occasioni,ocasioes,gelegenheden,mal,fois,veces,volte,vezes,keer,razy 1
usd: $,USD,US$,dollar,dollars,dolares,dollari,dolarow 1
eur: €,EUR,euro,euros 1
gbp: £,GBP,pound,pounds,quid,pfund 1
chf: CHF,Fr,franken,francs 1
pln: PLN,zł,zl,zlotych,zloty,zlote 1
inr: ₹,INR,rupees 1
jpy: ¥,JPY,yen 1
brl: R$,BRL,reais 1
cad: CAD,C$ 1
aud: AUD,A$ 1
sek: SEK,kr,kronor 1
`;

const bySpelling = new Map<string, Unit>();
for (const line of table.trim().split('\n')) {
  const [dimension = '', list = ''] = line.split(/: (.*)/s);
  for (const entry of list.split('|')) {
    const [names = '', factor = '1'] = entry.trim().split(' ');
    for (const name of names.split(',')) bySpelling.set(name, {dimension, factor: Number(factor)});
  }
}

/** Base units whose case is their meaning: "V" and "v" may differ, "MW" and "mW" must. */
const symbol = /^\p{L}{1,3}$/u;

/** The unit a spelling stands for; words in any case, symbols as they are written. */
export function unitOf(spelling: string): Unit | null {
  return (
    bySpelling.get(spelling) ??
    (symbol.test(spelling) ? caseless(spelling) : (bySpelling.get(spelling.toLowerCase()) ?? null))
  );
}

function caseless(spelling: string): Unit | null {
  if (spelling.length < 2) return null;
  const lower = spelling.toLowerCase();
  const unit = bySpelling.get(lower);
  return unit && !/^m[wva]$/i.test(spelling) ? unit : null;
}

const magnitudes = new Map<string, number>(
  Object.entries({
    k: 1e3,
    K: 1e3,
    thousand: 1e3,
    thousands: 1e3,
    tausend: 1e3,
    tsd: 1e3,
    T: 1e3,
    mille: 1e3,
    mil: 1e3,
    mila: 1e3,
    duizend: 1e3,
    tys: 1e3,
    tysiecy: 1e3,
    m: 1e6,
    M: 1e6,
    mm: 1e6,
    MM: 1e6,
    mn: 1e6,
    million: 1e6,
    millions: 1e6,
    mio: 1e6,
    millionen: 1e6,
    millon: 1e6,
    millones: 1e6,
    milione: 1e6,
    milioni: 1e6,
    mln: 1e6,
    milhao: 1e6,
    milhoes: 1e6,
    miljoen: 1e6,
    milion: 1e6,
    miliony: 1e6,
    milionow: 1e6,
    bn: 1e9,
    b: 1e9,
    B: 1e9,
    billion: 1e9,
    billions: 1e9,
    mrd: 1e9,
    milliarde: 1e9,
    milliarden: 1e9,
    milliard: 1e9,
    milliards: 1e9,
    md: 1e9,
    mld: 1e9,
    miliardo: 1e9,
    miliardi: 1e9,
    miljard: 1e9,
    miliard: 1e9,
    miliardow: 1e9,
    bilhoes: 1e9,
    trillion: 1e12,
    tn: 1e12,
    hundred: 100,
    hundreds: 100,
    hundert: 100,
    dozen: 12,
    lakh: 1e5,
    crore: 1e7,
  }),
);

/** What a magnitude word or letter multiplies by; null where it is none. */
export function magnitude(word: string): number | null {
  return (
    magnitudes.get(word) ?? (word.length > 1 ? (magnitudes.get(word.toLowerCase()) ?? null) : null)
  );
}
